import styles from "./BrandMark.module.css"

/** The product's name beside a mark drawn from the brand's colours. */
export function BrandMark({ product }: { readonly product: string }) {
  return (
    <span className={styles.mark}>
      <span className={styles.tile} aria-hidden="true">
        {product.charAt(0)}
      </span>
      <span className={styles.name}>{product}</span>
    </span>
  )
}
