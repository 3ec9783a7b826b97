// The product page: choosing a variant, how many, for how much.

const choose = { file: 'src/features/product/chooseVariant.ts', by: 'src/features/product/chooseVariant.test.ts' };
const chosen = { file: 'src/features/product/useChosenVariant.ts', by: 'src/routes/product/ProductPage.test.tsx' };
const options = { file: 'src/features/product/optionsOf.ts', by: 'src/features/product/optionsOf.test.ts' };
const picker = { file: 'src/features/product/OptionPicker.tsx', by: 'src/routes/product/ProductPage.test.tsx' };
const swatch = { file: 'src/features/product/Swatch.tsx', by: 'src/routes/product/ProductPage.test.tsx' };
const offer = { file: 'src/features/product/offerOf.ts', by: 'src/features/product/offerOf.test.ts' };
const variantPrice = { file: 'src/contract/variantPrice.ts', by: 'src/features/product/offerOf.test.ts' };
const quantity = { file: 'src/features/product/useQuantity.ts', by: 'src/features/product/useQuantity.test.ts' };
const field = { file: 'src/ui/QuantityField.tsx', by: 'src/ui/QuantityField.test.tsx' };
const box = { file: 'src/features/product/BuyBox.tsx', by: 'src/routes/product/ProductPage.test.tsx' };
const summary = { file: 'src/features/product/ProductSummary.tsx', by: 'src/routes/product/ProductFacts.test.tsx' };
const decision = { file: 'src/routes/product/ProductDecision.tsx', by: 'src/routes/product/ProductPage.test.tsx' };
const detail = { file: 'src/routes/product/ProductDetail.tsx', by: 'src/routes/product/ProductPage.test.tsx' };
const variant = { file: 'src/contract/variant.ts', by: 'src/contract/product.test.ts' };
const money = { file: 'src/lib/money.ts', by: 'src/ui/Price.test.tsx' };
const price = { file: 'src/ui/Price.tsx', by: 'src/ui/Price.test.tsx' };

export default [
{ row: 'variants', breaks: 'the first match, not the last', ...choose, from: 'variants.find((variant) => selection.every', to: 'variants.findLast((variant) => selection.every', named: 'choosing an option' },
{ row: 'variants', breaks: 'a match needs every selected option', ...choose, from: 'selection.every((selected) => has(variant, selected))', to: 'selection.some((selected) => has(variant, selected))', named: 'choosing an option' },
{ row: 'variants', breaks: 'no match: the cheapest that has the option', ...choose, from: 'cheapest(variants.filter((variant) => has(variant, option))) ?? current', to: 'variants.find((variant) => has(variant, option)) ?? current', named: 'choosing an option' },
{ row: 'variants', breaks: 'the cheapest only among those that have the option', ...choose, from: 'cheapest(variants.filter((variant) => has(variant, option)))', to: 'cheapest(variants)', named: 'choosing an option' },
{ row: 'variants', breaks: 'a choice replaces the former one of the same attribute', ...choose, from: '.filter(({ name }) => name !== option.name)', to: '', named: 'choosing an option' },
{ row: 'variants', breaks: 'the default is the flagged one', ...choose, from: 'variants.find(({ isDefault }) => isDefault) ?? cheapest(variants)', to: 'cheapest(variants)', named: 'before anything' },
{ row: 'variants', breaks: 'without a flag the cheapest is the default', ...choose, from: 'isDefault) ?? cheapest(variants)', to: 'isDefault) ?? variants[0] ?? null', named: 'before anything' },
{ row: 'variants', breaks: 'of two cheapest the first', ...choose, from: '(one.price ?? Infinity) < (best.price ?? Infinity)', to: '(one.price ?? Infinity) <= (best.price ?? Infinity)' },
{ row: 'variants', breaks: 'an unreadable price is not cheap', ...choose, from: '(one.price ?? Infinity) < (best.price ?? Infinity)', to: '(one.price ?? 0) < (best.price ?? 0)' },
{ row: 'variants', breaks: 'is_default is read', ...variant, by: 'src/routes/product/ProductPage.test.tsx', from: 'isDefault: is_default', to: 'isDefault: false', named: 'choosing' },
{ row: 'variants', breaks: 'the page starts with the default variant', ...chosen, from: '?? defaultVariant(variants)', to: '?? variants[variants.length - 1] ?? null', named: 'the default variant is selected' },
{ row: 'variants', breaks: 'a choice changes the address', ...chosen, from: 'setParams(changed, {', to: 'void (changed, {', named: 'the default variant is selected' },
{ row: 'variants', breaks: 'the id stays in the address', ...chosen, from: 'new URLSearchParams(params)', to: 'new URLSearchParams()', named: 'the default variant is selected' },
{ row: 'variants', breaks: 'a choice is no step of the history', ...chosen, from: 'replace: true', to: 'replace: false', named: 'the default variant is selected' },
{ row: 'variants', breaks: 'a shared address opens its variant', ...chosen, from: 'const asked = params.get(PARAM)', to: 'const asked: string | null = null', named: 'a shared address' },
{ row: 'variants', breaks: 'what was brought about is said', ...chosen, from: 'setNote(choiceNote(variant, next, name, value))', to: 'setNote("")', named: 'the default variant is selected' },
{ row: 'variants', breaks: 'what needs other options is told apart', ...options, from: "return other ? 'other' : 'none'", to: "return other ? 'available' : 'none'" },
{ row: 'variants', breaks: 'what nothing has is told apart', ...options, from: "return other ? 'other' : 'none'", to: "return 'other'" },
{ row: 'variants', breaks: 'sold out is told apart', ...options, from: "match.available === 0 ? 'soldOut' : 'available'", to: "'available'" },
{ row: 'variants', breaks: 'what does not go with the rest counts as disabled', ...picker, from: "state === 'other' || state === 'none' || undefined", to: 'undefined', named: 'looks switched off' },
{ row: 'variants', breaks: 'yet it can be chosen', ...picker, from: "aria-disabled={state === 'other' || state === 'none' || undefined}", to: "disabled={state === 'other' || state === 'none'}", named: 'looks switched off' },
{ row: 'variants', breaks: 'what it is missing is said', ...picker, from: '{TOLD[state] && <VisuallyHidden> {TOLD[state]}</VisuallyHidden>}', to: '', named: 'an option that no variant has' },
{ row: 'swatches', breaks: 'a colour is shown as a colour', ...picker, from: '{isColour(group.name) && <Swatch name={value} swatches={swatches} />}', to: '', named: 'colours have a swatch' },
{ row: 'swatches', breaks: 'both spellings', ...options, from: '/^colou?r$/i', to: '/^color$/i' },
{ row: 'swatches', breaks: 'whatever its case', ...options, from: '/^colou?r$/i', to: '/^colou?r$/' },
{ row: 'swatches', breaks: 'the shop’s own value first', ...swatch, from: 'if (own) return own.value;', to: '', named: 'colours have a swatch' },
{ row: 'swatches', breaks: 'else the name', ...swatch, from: 'return WORD.test(word) ? word : undefined', to: 'return undefined', named: 'colours have a swatch' },
{ row: 'quantity', breaks: 'at least 1', ...field, from: "return quantity < min ? `At least ${min}` : ''", to: "return ''", named: 'never below one|is not taken' },
{ row: 'quantity', breaks: 'all there are can be had', ...field, from: 'quantity > max) return', to: 'quantity >= max) return' },
{ row: 'quantity', breaks: 'not more than there are', ...field, from: 'if (max !== null && quantity > max) return `Only ${max} available`;', to: '' },
{ row: 'quantity', breaks: 'a refusal keeps the quantity', ...field, from: "if (reason === '' && quantity !== value) onChange(quantity)", to: 'if (quantity !== value) onChange(quantity)' },
{ row: 'quantity', breaks: 'a refusal says why', ...field, from: 'setWhy(reason);', to: '' },
{ row: 'quantity', breaks: 'digits only', ...field, by: 'src/routes/product/ProductPage.test.tsx', from: '/^\\d+$/.test(text) ? Number(text) : NaN', to: 'Number(text)', named: '1e5 is not taken' },
{ row: 'quantity', breaks: 'the page bounds it by the chosen variant', ...box, from: 'max={offer.available === 0 ? 1 : offer.available}', to: 'max={null}', named: '5 is not taken' },
{ row: 'quantity', breaks: 'another variant with fewer brings it down', ...quantity, from: 'Math.min(wanted.quantity, most)', to: 'wanted.quantity' },
{ row: 'quantity', breaks: 'and says so', ...quantity, from: '`Only ${most} available: quantity changed to ${most}`', to: "''" },
{ row: 'quantity', breaks: 'unknown stock has no bound', ...quantity, from: 'available ?? Infinity', to: 'available ?? 1' },
{ row: 'quantity', breaks: 'with none left it stays 1', ...quantity, from: 'Math.max(available ?? Infinity, 1)', to: '(available ?? Infinity)' },
{ row: 'stock', breaks: 'none left cannot be bought', ...offer, from: "if (available === 0) return 'Out of stock';
  if (variant", to: 'if (variant' },
{ row: 'stock', breaks: 'few are told before the tap', ...offer, from: 'available !== null && available <= LOW_STOCK', to: 'available !== null && available < 3' },
{ row: 'stock', breaks: 'the shop’s word counts where no number does', ...offer, from: 'known === null && SOLD_OUT.test(product.stockStatus.trim()) ? 0 : known', to: 'known' },
{ row: 'price', breaks: 'an unreadable price cannot be bought', ...offer, from: "return price === null ? 'Price unavailable' : 'Add to Cart'", to: "return 'Add to Cart'" },
{ row: 'price', breaks: 'no variant, nothing to buy', ...offer, from: "if (variant === null) return 'Not available';", to: '' },
{ row: 'price', breaks: 'what is saved is worked out from the variant', ...offer, from: 'saves ? Math.round((1 - price / old) * 100) : product.discount', to: 'product.discount' },
{ row: 'price', breaks: 'the price of the variant, not of the product', ...variantPrice, from: 'if (variant?.price != null) {', to: 'if (product.price === null && variant?.price != null) {' },
{ row: 'price', breaks: 'another variant’s price is not taken over', ...variantPrice, from: 'variant === null || (!product.hasVariant && product.variants.length === 1)', to: 'true' },
{ row: 'stock', breaks: 'the button cannot be pressed', ...box, from: 'disabled={!offer.canBuy} aria-disabled={isAdding || undefined} onClick={add}>\n            {label}\n          </Button>\n        </div>', to: 'onClick={add}>\n            {label}\n          </Button>\n        </div>', named: 'nothing left|cannot be read' },
{ row: 'stock', breaks: 'what is left is said above the button', ...box, from: '          {offer.stock}\n', to: '', named: 'title, price' },
{ row: 'adding', breaks: 'the button reads Adding...', ...box, from: "isAdding ? 'Adding...' : offer.label", to: 'offer.label', named: 'Adding' },
{ row: 'adding', breaks: 'the button is called Add to Cart', ...box, from: "isAdding ? 'Adding...' : offer.label", to: "isAdding ? 'Adding...' : offer.label.toUpperCase()", named: 'a variant that has fewer' },
{ row: 'adding', breaks: 'as many as were chosen are added', ...decision, from: 'lineOf(product, wanted, quantity)', to: 'lineOf(product, wanted)', named: 'a variant that has fewer' },
{ row: 'price', breaks: 'the currency of the store', ...detail, by: 'src/routes/product/ProductFacts.test.tsx', from: 'const { currency } = useBusiness();', to: "useBusiness();
  const currency = 'GHS';", named: 'currency of the store' },
{ row: 'price', breaks: 'thousands separators', ...money, from: ".replace(/\\B(?=(\\d{3})+$)/g, ',')", to: '' },
{ row: 'price', breaks: 'two decimals', ...money, from: '.${digits.slice(-2)}`', to: ".${digits.slice(-2)}`.replace('.00', '')" },
{ row: 'price', breaks: 'a space after the currency', ...money, from: '`${currency} ${formatMinor(amount)}`', to: '`${currency}${formatMinor(amount)}`' },
{ row: 'price', breaks: 'unreadable is said, not 0', ...money, from: 'if (amount === null || !Number.isSafeInteger(amount)) return PRICE_UNAVAILABLE;\n  return `${currency}', to: 'return `${currency}' },
{ row: 'price', breaks: 'an old price of 0 is none', ...price, from: 'old !== undefined && old !== null && old > 0', to: 'old !== undefined && old !== null' },
{ row: 'price', breaks: 'the discount', ...summary, by: 'src/routes/product/ProductPage.test.tsx', from: '-{offer.discount}%', to: '', named: 'title, price' },
{ row: 'price', breaks: 'no discount of 0', ...summary, from: 'offer.discount > 0 && ', to: '', named: 'none of them' },
];
