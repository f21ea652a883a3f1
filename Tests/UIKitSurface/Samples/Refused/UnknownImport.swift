// swift 5, 6: no such module
import UIKitten
