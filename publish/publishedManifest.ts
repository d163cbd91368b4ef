/** What the `package.json` of a package in this repository says, as far as publishing changes it. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly [field: string]: unknown
}

/**
 * The manifest that is published: what points at sources here points at what they were compiled to. npm knows no
 * `exports` for publishing alone, so it is written into the folder that is packed.
 */
export const publishedManifest = ({
  private: _private,
  devDependencies: _devDependencies,
  exports,
  bin,
  imports,
  ...manifest
}: Manifest) => ({
  ...manifest,
  ...(bin && { bin: mapped(bin, compiled) }),
  exports: {
    ...mapped(exports, (source) => ({
      types: compiled(source).replace(/\.js$/, ".d.ts"),
      default: compiled(source)
    })),
    "./package.json": "./package.json"
  },
  ...(imports && { imports: mapped(imports, (conditions) => mapped(conditions, compiled)) })
})

const compiled = (source: string) => source.replace(/^\.\/src\/(.+)\.ts$/, "./dist/$1.js")

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
