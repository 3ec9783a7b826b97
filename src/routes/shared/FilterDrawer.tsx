import type { Category } from '../../contract/category';
import { CategoryTree } from '../../features/catalogue/CategoryTree';
import { countText } from '../../domain/countText';
import { FacetPanel } from '../../features/catalogue/FacetPanel';
import type { FacetEntry } from '../../features/catalogue/facetIndex';
import type { FacetOptions } from '../../features/catalogue/facetOptions';
import { countFacets, type Facets, NO_FACETS } from '../../features/catalogue/facets';
import { OverlayDrawer } from '../../features/overlays/OverlayDrawer';
import { overlayClosed } from '../../features/overlays/overlaysSlice';
import { useAppDispatch } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './FilterDrawer.module.css';

export interface FilterDrawerProps {
  tree: readonly Category[];
  category: string | undefined;
  /** The products of a list that arrived whole. */
  entries?: readonly FacetEntry[] | undefined;
  /** The options of a list that arrives by page. */
  optionsOf?: ((facets: Facets) => FacetOptions) | undefined;
  facets: Facets;
  currency: string;
  /** Number of products that match the facets. */
  found: number;
  onChange: (facets: Facets) => void;
}

/** The filter drawer with category links and facets. */
export const FilterDrawer = ({ tree, category, found, ...panel }: FilterDrawerProps) => {
  const dispatch = useAppDispatch();
  const count = countText(found, found);
  return (
    <MuiRoot>
      <OverlayDrawer
        overlay="filter"
        title="Filter"
        side="left"
        footer={
          <div className={cx(layout.row, styles.actions)}>
            <Button
              variant="quiet"
              disabled={countFacets(panel.facets) === 0}
              onClick={() => {
                panel.onChange(NO_FACETS);
              }}
            >
              Clear all
            </Button>
            <Button
              onClick={() => {
                dispatch(overlayClosed('filter'));
              }}
            >
              Show {count}
            </Button>
            <VisuallyHidden>
              <span role="status">{count}</span>
            </VisuallyHidden>
          </div>
        }
      >
        <FacetPanel {...panel} />
        <details className={styles.tree}>
          <summary className={styles.title}>Categories</summary>
          <CategoryTree tree={tree} current={category} />
        </details>
      </OverlayDrawer>
    </MuiRoot>
  );
};
