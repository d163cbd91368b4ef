const unlessTold = "CrewFleet <no-reply@crewfleet.example>"

/** Who mail is from: what the address of the SMTP server says, such as `smtp://mail.example.com?from=desk@example.com`. */
export const senderOf = (smtpUrl: string | undefined): string =>
  (smtpUrl && new URL(smtpUrl).searchParams.get("from")) || unlessTold

/** The domain of a sender. */
export const domainOf = (sender: string): string => /@([\w.-]+)/.exec(sender)?.[1] ?? "crewfleet.example"
