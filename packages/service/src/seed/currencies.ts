const offered = [
  ["GBP", "Pound sterling", "£"],
  ["EUR", "Euro", "€"],
  ["USD", "US dollar", "$"],
  ["AED", "UAE dirham", "د.إ"],
  ["AUD", "Australian dollar", "A$"],
  ["BWP", "Botswana pula", "P"],
  ["CAD", "Canadian dollar", "C$"],
  ["CHF", "Swiss franc", "CHF"],
  ["CZK", "Czech koruna", "Kč"],
  ["DKK", "Danish krone", "kr"],
  ["HKD", "Hong Kong dollar", "HK$"],
  ["INR", "Indian rupee", "₹"],
  ["KES", "Kenyan shilling", "KSh"],
  ["NGN", "Nigerian naira", "₦"],
  ["NOK", "Norwegian krone", "kr"],
  ["NZD", "New Zealand dollar", "NZ$"],
  ["PLN", "Polish złoty", "zł"],
  ["SEK", "Swedish krona", "kr"],
  ["SGD", "Singapore dollar", "S$"],
  ["ZAR", "South African rand", "R"],
  ["ZMW", "Zambian kwacha", "ZK"]
] as const

/** The currencies an agency may choose as its base, the most likely first (ISO 4217); amounts are kept in hundredths. */
export const currencies = offered.map(([code, name, symbol], position) => ({ code, name, symbol, position }))
