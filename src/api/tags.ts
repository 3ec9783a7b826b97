export const TAGS = ['Business', 'Catalogue', 'Cart', 'Orders', 'Session'] as const;
