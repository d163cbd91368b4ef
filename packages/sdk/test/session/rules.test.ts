import {
  credentialsProblems,
  inServerWords,
  newPasswordForm,
  oneTimePasswordForm,
  passwordHints,
  recoveryEmailForm,
  words
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const now = "2026-06-15T09:15:00.000Z"

describe("credentials", () => {
  it.each([
    ["", "", "username"],
    ["  ", "secret", "username"],
    ["owner", "", "password"]
  ])("are asked for when they are %j and %j", (username, password, field) => {
    expect(credentialsProblems({ username, password })).toEqual([
      { field, text: "Enter Credentials.", kind: "missing" }
    ])
  })

  it("are fine when both are there", () => {
    expect(credentialsProblems({ username: "owner", password: "x" })).toEqual([])
  })
})

it("asks for the recovery email", () => {
  expect(recoveryEmailForm.problems({ email: " " }, { now })).toEqual([
    { field: "email", text: "Enter Recovery Email", kind: "missing" }
  ])
  expect(recoveryEmailForm.problems({ email: "owner@crewfleet.example" }, { now })).toEqual([])
  expect(recoveryEmailForm.problems({ email: "notanemail" }, { now })).toEqual([
    { field: "email", text: "Enter an email address, such as name@example.com" }
  ])
})

it("asks for the one-time password", () => {
  expect(oneTimePasswordForm.problems({ otp: "" }, { now })).toEqual([
    { field: "otp", text: "Enter the one-time password", kind: "missing" }
  ])
  expect(oneTimePasswordForm.problems({ otp: "123456" }, { now })).toEqual([])
})

const newPasswordProblems = (newPassword: string, repeatedpass = newPassword) =>
  newPasswordForm.problems({ newPassword, repeatedpass }, { now })

describe("a new password", () => {
  it("is asked for before anything is said about it", () => {
    expect(newPasswordProblems("", "Aa345678")).toEqual([
      { field: "newPassword", text: "Enter New Password", kind: "missing" }
    ])
  })

  it("must be repeated to the letter", () => {
    expect(newPasswordProblems("Aa345678", "Aa345678 ")).toEqual([
      { field: "repeatedpass", text: "Passwords Should Match" }
    ])
  })

  it.each([
    ["Aa34567", "at least 8 characters"],
    ["aa345678", "one uppercase letter"],
    ["AA345678", "one lowercase letter"],
    ["Aabcdefg", "one digit"],
    ["a", "at least 8 characters, one uppercase letter and one digit"],
    ["!", "at least 8 characters, one uppercase letter, one lowercase letter and one digit"]
  ])("%j is told what it lacks", (password, lacking) => {
    expect(newPasswordProblems(password)).toEqual([
      { field: "newPassword", text: `Password must have ${lacking}` }
    ])
  })

  it("is taken without a special character, although the hints mention one", () => {
    expect(newPasswordProblems("Aa345678")).toEqual([])
    expect(passwordHints("Aa345678").filter(({ met }) => !met)).toEqual([
      { text: "one special character (!@#$%^&*)", enforced: false, met: false }
    ])
    expect(passwordHints("Aa34567!").every(({ met }) => met)).toBe(true)
  })

  it("is taken exactly when it has eight characters, both cases and a digit", () => {
    const strong = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[!-~]{8,}$/
    const typed = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."AbCd12!?") })
    fc.assert(
      fc.property(typed, (password) => {
        const problems = newPasswordProblems(password)
        expect(problems.length === 0).toBe(strong.test(password))
      })
    )
  })
})

it("prefers the service's words for a success", () => {
  expect(inServerWords({}, words.passwordSaved)).toEqual({ level: "success", text: "Password Saved" })
  expect(inServerWords({ message: undefined }, words.emailSent)).toEqual({
    level: "success",
    text: "Email sent."
  })
  expect(inServerWords({ message: "On its way" }, words.emailSent)).toEqual({
    level: "success",
    text: "On its way"
  })
})
