/**
 * Styles of the early paint (src/boot/paint.ts), before the bundle has loaded: here they become part of the sheet that
 * the build writes into index.html. The styles of inner parts come before those of the outer part, as in the sheets of
 * the routes.
 */
import '../ui/Breadcrumbs.module.css';
import '../ui/Picture.module.css';
import '../ui/Price.module.css';
import '../features/catalogue/ProductCard.module.css';
import '../features/catalogue/ProductGrid.module.css';
import '../features/catalogue/ProductGridSkeleton.module.css';
import '../features/catalogue/ListToolbar.module.css';
import '../features/catalogue/SortSelect.module.css';
import '../features/home/SlideCard.module.css';
import '../features/home/Slideshow.module.css';
import '../features/product/Gallery.module.css';
import '../features/product/ProductLayout.module.css';
import '../features/product/ProductSummary.module.css';
import '../routes/shared/ListHead.module.css';
import '../routes/shared/ProductListing.module.css';
import '../routes/category/CategoryPage.module.css';
import '../routes/home/HomePage.module.css';
