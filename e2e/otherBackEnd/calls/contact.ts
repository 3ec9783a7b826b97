import { type Open, refused, succeeded, textIn } from '../call';

export const contact: Record<string, Open> = {
  'POST /storefront/contact': ({ shop, body }) => {
    const [name, email, message] = ['name', 'email', 'message'].map((field) => textIn(body, field));
    if (!name || !message) return refused('Please write your name and a message');
    if (!email || !/^\S+@\S+\.\S+$/.test(email)) return refused('Please enter your email');
    if (message.length > 4000) return refused('This message is too long');
    shop.messages.push({ name, email, message, order: textIn(body, 'order_code') });
    return succeeded('We will write back to you');
  },
};
