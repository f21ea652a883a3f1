// Times kiwi on a system read from a file: see systems.py for the format.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

struct Row {
  int strength, relation;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

// Everything a caller does from numbers to values.
static double solve(int variableCount, const std::vector<Row>& rows) {
  const double strengths[] = {kiwi::strength::required, kiwi::strength::strong, kiwi::strength::medium,
                              kiwi::strength::weak};
  const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
  std::vector<kiwi::Variable> variables(variableCount);
  kiwi::Solver solver;
  for (const Row& row : rows) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
    solver.addConstraint(kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant),
                                          relations[row.relation + 1], strengths[row.strength]));
  }
  solver.updateVariables();
  double sum = 0;
  for (const auto& variable : variables) sum += variable.value();
  return sum;
}

int main(int, char** arguments) {
  std::ifstream file(arguments[1]);
  int variableCount, rowCount, repetitions = std::atoi(arguments[2]);
  file >> variableCount >> rowCount;
  std::vector<Row> rows(rowCount);
  for (Row& row : rows) {
    size_t count;
    file >> row.strength >> row.relation >> row.constant >> count;
    row.terms.resize(count);
    for (auto& [variable, coefficient] : row.terms) file >> variable >> coefficient;
  }
  double best = 1e9, sum = 0;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    auto start = std::chrono::steady_clock::now();
    sum += solve(variableCount, rows);
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  // The sum keeps the work from being optimized away.
  std::printf("%.9f %g\n", best, sum);
}
