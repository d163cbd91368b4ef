// The database of the demo is PGlite: nothing connects to a server. What is here is only read when the service is loaded.

/** What `pg` exports. */
const pg = { types: { getTypeParser: () => String }, Pool: undefined }

// biome-ignore lint/style/noDefaultExport: the service takes `pg` from its default export
export default pg
