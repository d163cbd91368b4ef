/** What happens to an editor; `now` is the present moment, ISO 8601. */
export type EditorEvent<Form> =
  /** Something was typed or chosen. */
  | { readonly type: "form.changed"; readonly changes: Partial<Form> }
  | { readonly type: "save.asked"; readonly now: string }
  /** The thing is wanted once more after it could not be loaded. */
  | { readonly type: "reload.asked" }
  /** One of the things that can be done beside saving, such as ending a promotion. */
  | { readonly type: "act.asked"; readonly act: string }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.cancelled" }
  | { readonly type: "close.asked" }
  | { readonly type: "discard.confirmed" }
  | { readonly type: "discard.cancelled" }
  /** Of two versions the one that was typed is sent again, in place of the other person's. */
  | { readonly type: "mine.kept" }
  /** Of two versions the other person's is taken into the form. */
  | { readonly type: "theirs.taken" }
  /** What was typed is edited further, knowing the other version. */
  | { readonly type: "editing.resumed" }
