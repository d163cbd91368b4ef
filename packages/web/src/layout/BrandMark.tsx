import styles from "./BrandMark.module.css"

/** The product's name beside a mark drawn from the brand's colours. */
export function BrandMark({ product }: { readonly product: string }) {
  return (
    <span className={styles.mark}>
      <span className={styles.tile} aria-hidden="true" data-written="initial">
        {product.charAt(0)}
      </span>
      <span className={styles.name} data-written="name">
        {product}
      </span>
    </span>
  )
}
