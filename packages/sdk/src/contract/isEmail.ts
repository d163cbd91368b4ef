// A dot-atom of RFC 5322, without quotes, comments, lists and whatever no mailbox has in its name. Letters beyond ASCII are out:
// mail servers fold some of them, so that two texts would reach one mailbox. A domain that has them is written `xn--…`.
const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** Whether a text, but for the blanks around it, is the e-mail address of one mailbox: `name@example.com`, and nothing beside it. */
export const isEmail = (typed: string): boolean => {
  const [name = "", host = "", ...more] = typed.trim().split("@")
  return more.length === 0 && name.length <= 64 && mailbox.test(name) && domain.test(host)
}
