/**
 * Styles of the early paint (src/boot/paint.tsx), before the bundle has loaded: here they become part of the sheet that
 * the build writes into index.html. The styles of inner parts come before those of the outer part, as in the sheets of
 * the routes.
 */
import '../ui/Breadcrumbs.module.css';
import '../ui/Picture.module.css';
import '../ui/Price.module.css';
import '../views/ProductCard.module.css';
import '../views/ProductGrid.module.css';
import '../features/catalogue/ProductGridSkeleton.module.css';
import '../features/catalogue/ListToolbar.module.css';
import '../features/catalogue/SortSelect.module.css';
import '../views/SlideCard.module.css';
import '../features/home/Slideshow.module.css';
import '../features/product/Gallery.module.css';
import '../views/ProductLayout.module.css';
import '../views/ProductSummary.module.css';
import '../routes/shared/ListHead.module.css';
import '../routes/shared/ProductListing.module.css';
import '../routes/category/CategoryPage.module.css';
import '../routes/home/HomePage.module.css';
/*
 * The rest of what product cards and lists consist of. In the sheet of every route it would be fetched with each, and a
 * sheet whose classes are already on the page makes the browser compute its styles again.
 */
import '../features/catalogue/CategoryTree.module.css';
import '../ui/EmptyState.module.css';
import '../routes/shared/CategoryLinks.module.css';
import '../ui/SectionHead.module.css';
import '../routes/shared/BestSellers.module.css';
import '../features/catalogue/CardAction.module.css';
import '../ui/VisuallyHidden.module.css';
import '../ui/layout.module.css';
import '../features/catalogue/CardColours.module.css';
import '../features/catalogue/CardPictures.module.css';
import '../features/wishlist/WishlistButton.module.css';
import '../routes/shared/QuickViewButton.module.css';
import '../features/catalogue/FacetChips.module.css';
import '../features/catalogue/ListPages.module.css';
import '../features/catalogue/ColumnChoice.module.css';
import '../ui/Carousel.module.css';
