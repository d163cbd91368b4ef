/** All items, once they have come: `Array.fromAsync`, which Node 20 has not. */
export const collected = async <Item>(items: AsyncIterable<Item>): Promise<Array<Item>> => {
  const all: Array<Item> = []
  for await (const item of items) all.push(item)
  return all
}
