import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

/** What an entry of a package exports under a name: where it is declared, how, and whether it is there in types alone. */
export interface Exported {
  readonly file: string
  readonly name: string
  readonly isType: boolean
}

interface Module {
  /** What stands at the top of the file, by its name: all of it, as text without comments. */
  readonly declared: ReadonlyMap<string, string>
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly exported: ReadonlyMap<string, Exported>
}

const modules = new Map<string, Module>()

/** What a module exports, also of others. */
export const exportsOf = (file: string): ReadonlyMap<string, Exported> => moduleAt(file).exported

/** Everything that a declaration, or what it mentions, mentions: what somebody comes by who takes it. */
export const reachedFrom = (taken: Iterable<Exported>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = ({ file, name }: Pick<Exported, "file" | "name">): void => {
    if (reached.has(known(file, name))) return
    reached.add(known(file, name))
    const { declared, imported } = moduleAt(file)
    for (const word of declared.get(name)?.match(/\w+/g) ?? []) {
      const other = imported.get(word)
      const found = other && exportsOf(other.from).get(other.name)
      if (found) visit(found)
      else if (declared.has(word)) visit({ file, name: word })
    }
  }
  for (const one of taken) visit(one)
  return reached
}

/** One text for a name in its file or entry. */
export const known = (file: string, name: string): string => `${file} ${name}`

const moduleAt = (file: string): Module => {
  const read = modules.get(file) ?? moduleIn(file)
  modules.set(file, read)
  return read
}

const moduleIn = (file: string): Module => {
  const at = createRequire(file).resolve
  const text = readFileSync(file, "utf8").replaceAll(/\/\*\*.*?\*\/|^ *\/\/.*?$/gms, "")
  const declared = new Map<string, string>()
  const exported = new Map<string, Exported>()
  for (const part of text.split(/^(?=\w)/m)) {
    const [, shown, kind, names = ""] =
      /^(export )?(?:async )?(const|let|class|function\*?|interface|type) (\w+|\{[^}]*\}|\[[^\]]*\])/.exec(
        part
      ) ?? []
    for (const name of names.match(/\w+/g) ?? []) {
      declared.set(name, (declared.get(name) ?? "") + part)
      const isType = kind === "type" || kind === "interface"
      if (shown) exported.set(name, { file, name, isType: isType && exported.get(name)?.isType !== false })
    }
  }
  const imported = new Map<string, { readonly from: string; readonly name: string }>()
  for (const [, names = "", path = ""] of text.matchAll(/^import (?:type )?\{([^}]*)\} from "([.#][^"]+)"/gm))
    for (const { name, as } of named(names)) imported.set(as, { from: at(path), name })
  for (const [, type, names = "", path = ""] of text.matchAll(
    /^export (type )?\{([^}]*)\} from "([.#][^"]+)"/gm
  ))
    for (const { name, as, isType } of named(names)) {
      const found = exportsOf(at(path)).get(name)
      if (found) exported.set(as, { ...found, isType: found.isType || isType || type !== undefined })
    }
  for (const [, type, path = ""] of text.matchAll(/^export (type )?\* from "([.#][^"]+)"/gm))
    for (const [name, found] of exportsOf(at(path)))
      exported.set(name, { ...found, isType: found.isType || type !== undefined })
  return { declared, imported, exported }
}

/** The names that a text imports, each after the entry or file that it is from. */
export const importsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/import(?: type)? \{([^}]*)\} from "([^"]+)"/g)].flatMap(([, names = "", from = ""]) =>
    named(names).map(({ name }) => known(from, name))
  )

const named = (names: string) =>
  names
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = "", as = name] = one.replace(/^type /, "").split(" as ")
      return { name, as, isType: one.startsWith("type ") }
    })
