import { callShop } from '../support/customers';

interface WireProduct {
  id: number;
  title: string;
  slug: string;
  code: string;
  price: number;
  imgSrc: string | null;
}

/** A category of the demo shop that almost fills its page of 20 cards. */
export const LISTED = 'women';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const money = (price: number): string => `GHS ${price.toFixed(2)}`;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#faf7f2}header{display:flex;gap:16px;padding:12px 16px;border-bottom:1px solid #ddd}
main{padding:16px}ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:16px}img{display:block;width:100%;aspect-ratio:1;height:auto}a{color:inherit;text-decoration:none}h1{font-size:24px}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body><header><a href="/">Kasa &amp; Co</a><nav>Women Men Kids</nav></header><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

/** The first pictures load at once and the others lazily, as is usual in hand-written pages. */
const picture = (src: string | null, index: number): string =>
  src === null
    ? ''
    : `<img src="${escape(src)}" alt="" width="674" height="674" ${index === 0 ? 'fetchpriority="high"' : index < 4 ? '' : 'loading="lazy"'}>`;

const card = ({ title, price, imgSrc }: WireProduct, index: number): string =>
  `<li><a href="#">${picture(imgSrc, index)}<span>${escape(title)}</span><br><b>${money(price)}</b></a></li>`;

const cards = (products: WireProduct[]): string => `<ul>${products.map(card).join('')}</ul>`;

/**
 * The same goods and pictures as hand-written pages without any script: the limit of what this server and network can
 * do. They are put into a copy of the build, so that the same server sends them with the same compression.
 */
export const staticPages = async (shopUrl: string): Promise<Record<'home' | 'list' | 'product', string>> => {
  const { data } = await callShop(shopUrl, '/storefront/products/search');
  const products = data as WireProduct[];
  const { data: listed } = await callShop(shopUrl, `/storefront/category_products/${LISTED}`);
  const { data: slides } = await callShop(shopUrl, '/storefront/get-sliders');
  const [slide] = (slides as { data: { image_src: string; title: string }[] }).data;
  const [product] = products;
  if (!product) throw new Error('The demo shop sells nothing');
  const hero = slide
    ? `<img src="${escape(slide.image_src)}" alt="" fetchpriority="high"><h2>${escape(slide.title)}</h2>`
    : '';
  return {
    home: page('Shop with flexibility', hero + cards(products.slice(0, 8))),
    list: page('Women', cards((listed as WireProduct[]).slice(0, 20))),
    product: page(
      product.title,
      `${picture(product.imgSrc, 0)}<b>${money(product.price)}</b><p>${escape(product.code)}</p>`,
    ),
  };
};
