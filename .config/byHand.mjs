// Dialogs, menus, tabs, tables and fields are Material UI. The exceptions are listed here with their reasons: parts
// that a shopper sees before the first tap (docs/decisions/0001), and parts that the library does not have.
export const BY_HAND = {
  'src/app/layout/header/SearchFrame.tsx': 'first screen: the search box of the header',
  'src/app/layout/footer/ThemeSwitch.tsx': 'first screen: the footer of every page',
  'src/features/catalogue/SuggestionPanel.tsx': 'makes more of the search box that is already being typed in',
  'src/features/catalogue/SortSelect.tsx': 'first screen: the toolbar of a list',
  'src/features/product/OptionPicker.tsx': 'first screen: colour and size of a product',
  'src/features/product/ShareAddress.tsx': 'first screen: the address of a product, where the clipboard is refused',
  'src/features/quickview/SampleChoice.tsx': 'looks like the choice of colour and size',
  'src/features/stores-map/StoreWindow.tsx': 'stands on the map, which places it; the page stays within reach',
  'src/routes/cart/CartTable.tsx': 'first screen: the bag',
  'src/routes/cart/CartTotals.tsx': 'first screen: the bag',
  'src/routes/cart/DeliveryChoice.tsx': 'first screen: the bag',
  'src/ui/ShopDrawer.tsx': 'the bag opens in the frame after "Add to cart", before any of the library is evaluated',
  'src/ui/QuantityField.tsx': 'first screen: how many, on product page and bag',
  'src/support/replay/ReplayBar.tsx': 'a slider over the steps of a report, for support',
  'src/support/replay/SupportPage.tsx': 'takes a file, for support',
};

const message = 'Material UI draws it: Field, SelectField, CheckField, ShopDialog … (.config/byHand.mjs).';

/** Elements that other files must take from the library. A hidden input for password managers is not a field. */
export const MADE_BY_HAND = [
  { selector: 'JSXOpeningElement[name.name=/^(select|textarea|dialog|table)$/]', message },
  { selector: "JSXOpeningElement[name.name='input']:not(:has(JSXAttribute[name.name='hidden']))", message },
  {
    selector:
      "JSXAttribute[name.name='role'][value.value=/^(dialog|alertdialog|tab|tablist|menu|menuitem|combobox|listbox)$/]",
    message,
  },
];
