import styles from './NoProducts.module.css';

export const NoProducts = () => <p className={styles.none}>No Products available</p>;
