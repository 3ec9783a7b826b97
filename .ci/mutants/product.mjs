// The product page, its variants, gallery, tabs and dialogs.
export default [];
