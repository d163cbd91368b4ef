import {
  InsertQueryNode,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode
} from "kysely"

/** Tells of each statement that changed a row, whoever asked for it; but for jobs, which come round every few seconds by themselves. */
export const tellingChanges = (changed: () => void): KyselyPlugin => {
  const ofJobs = new WeakSet<QueryId>()
  return {
    transformQuery: ({ node, queryId }) => {
      if (tableOf(node) === "jobs") ofJobs.add(queryId)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (result.numAffectedRows && !ofJobs.has(queryId)) changed()
      return result
    }
  }
}

const tableOf = (node: RootOperationNode): string | undefined => {
  const table = InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : undefined
  return table && TableNode.is(table) ? table.table.identifier.name : undefined
}
