import type { SeedProduct, SeedSlide } from './types';

export function slidesFor(products: readonly SeedProduct[]): SeedSlide[] {
  const fridge = products.find((product) => product.slug.startsWith('sahel-double-door'));
  if (!fridge) throw new Error('The fridge of the second slide is not in the catalogue');
  return [
    {
      id: 1,
      imageSrc: '/media/slide-season.svg',
      category: 'New season',
      title: 'Dress for the season, pay over months',
      linkType: 'Category',
      buttonUrl: 'women',
      buttonText: 'Shop women',
    },
    {
      id: 2,
      imageSrc: '/media/slide-fridge.svg',
      category: 'Appliances',
      title: 'Still cold when the lights go out',
      linkType: 'Product',
      buttonUrl: `${fridge.slug}/${fridge.code}?id=${fridge.id}`,
      buttonText: 'See the fridge',
    },
    {
      id: 3,
      imageSrc: '/media/slide-arrivals.svg',
      category: 'This week',
      title: 'New in: phones, bags and kitchen',
      linkType: 'Page',
      buttonUrl: '/ft/new-arrivals',
      buttonText: 'See what is new',
    },
    {
      id: 4,
      imageSrc: '/media/slide-rights.svg',
      category: 'Good to know',
      title: 'Know your rights before you borrow',
      linkType: 'External',
      buttonUrl: 'https://www.bog.gov.gh/',
      buttonText: 'Read at the Bank of Ghana',
    },
  ];
}
