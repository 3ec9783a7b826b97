/** Not among the icons of the first screen, because only lazy parts use them. */
export const TRASH = 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';
export const PLUS = 'M12 5v14M5 12h14';
export const MINUS = 'M5 12h14';
export const CHECK = 'M5 12.5 9.5 17 19 7.5';
/** A map pin. */
export const PIN = 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
