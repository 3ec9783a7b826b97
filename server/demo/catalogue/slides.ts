import type { SeedProduct, SeedSlide } from './types';

export function slidesFor(products: readonly SeedProduct[]): SeedSlide[] {
  const fridge = products.find((product) => product.slug.startsWith('sahel-double-door'));
  if (!fridge) throw new Error('The fridge of the second slide is not in the catalogue');
  return [
    {
      id: 1,
      image_src: '/media/slide-season.svg',
      category: 'New season',
      title: 'Dress up for the season, pay over months',
      link_type: 'Category',
      button_url: 'women',
      button_text: 'Shop women',
    },
    {
      id: 2,
      image_src: '/media/slide-fridge.svg',
      category: 'Appliances',
      title: 'Still cold when the lights go out',
      link_type: 'Product',
      button_url: `${fridge.slug}/${fridge.code}?id=${fridge.id}`,
      button_text: 'See the fridge',
    },
    {
      id: 3,
      image_src: '/media/slide-arrivals.svg',
      category: 'This week',
      title: 'New in: phones and bags, home and kitchen',
      link_type: 'Page',
      button_url: '/ft/new-arrivals',
      button_text: 'See what is new',
    },
    {
      id: 4,
      image_src: '/media/slide-rights.svg',
      category: 'Good to know',
      title: 'Borrow wisely: know your rights before you sign',
      link_type: 'External',
      button_url: 'https://www.bog.gov.gh/',
      button_text: 'Read at the Bank of Ghana',
    },
  ];
}
