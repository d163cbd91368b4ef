import { describe, expect, it } from "vitest"
import { isEmail } from "../../src/contract/isEmail.ts"

describe("an e-mail address", () => {
  it.each([
    "name@example.com",
    "Mina.O'Kafor+agency@post.example",
    "mina.okafor17@post.example",
    "o-b_c@a-b.example.co.uk",
    "x@xn--mller-kva.example",
    "x@example.xn--p1ai",
    "  name@example.com ",
    `${"n".repeat(64)}@example.com`
  ])("is %j", (typed) => expect(isEmail(typed)).toBe(true))

  it.each([
    ...["", "name", "@example.com", "name@", "name@example", "a@b@example.com", "a@@example.com"],
    ...["x<victim@example.com>", "victim@example.com,", ",victim@example.com", "a,b,victim@example.com"],
    ...["(c)victim@example.com", "victim@example.com(c)", "victim@(c)example.com", "g:victim@example.com;"],
    ...['"a b"@example.com', '"victim"@example.com', "a\\b@example.com", "a b@example.com", "a@exa mple.com"],
    ...["a@example.com\nBcc: b@example.com", "a\u0000@example.com", "a\u007f@example.com"],
    ...[
      "\u202evictim@example.com",
      "vic\u200btim@example.com",
      "vic\u00adtim@example.com",
      "a@\u2066example.com"
    ],
    ...["victim@ｅxample.com", "victim@example。com", "ﬁn@example.com"],
    ...[".a@example.com", "a.@example.com", "a..b@example.com", "a@.example.com", "a@example..com"],
    ...["a@example.com.", "a@-example.com", "a@example-.com", "a@127.0.0.1", "a@[127.0.0.1]", "a@example.c"],
    ...[`${"n".repeat(65)}@example.com`, `a@${"d".repeat(64)}.com`]
  ])("is not %j", (typed) => expect(isEmail(typed)).toBe(false))
})
