import { RETURN_DAYS } from './promises';

/** A section of the terms; `id` is its anchor on the page. */
interface TermsSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export interface TermsPart {
  id: string;
  title: string;
  sections: readonly TermsSection[];
}

/** The terms of every order. A retailer's own lawyer must review them. */
const BUYING: TermsPart = {
  id: 'buying',
  title: 'Buying from us',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who these terms are between',
      paragraphs: [
        'These terms are between you, the person placing an order, and us, the shop named at the top of every page. They apply to every order from the moment you place it. If we change them later, your order keeps the terms it was placed under.',
        'You need an account to order, and you must be old enough to enter a contract where you live. Keep your password to yourself: orders placed with it count as yours, unless you have told us that someone else has it.',
      ],
    },
    {
      id: 'goods-and-prices',
      title: 'Goods and prices',
      paragraphs: [
        'Pictures and descriptions show the goods as accurately as we can. Colors may look different on your screen. Measurements in the size guide are approximate and are there to help you choose.',
        'A price is valid while it is shown. It includes the taxes due where the store is. The price of your order is the one on the checkout page when you confirm it; a later change affects neither what you pay nor what we owe you.',
        'If a price is obviously wrong, we may decline the order. We then refund everything you have paid for it.',
      ],
    },
    {
      id: 'your-order',
      title: 'Your order',
      paragraphs: [
        'Items in your cart are not reserved. We check stock when you confirm; if something has just sold out, checkout tells you before you pay.',
        'When you confirm, you offer to buy. We accept by starting to prepare the order or by handing over the goods, whichever comes first. Every order has an order number; your account shows it with the items and the status of the order.',
        'While an order is Pending, you may cancel it in your account without giving a reason and without charge.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying in full',
      paragraphs: [
        'When you choose “Pay now”, our payment partner takes the payment on its own secure page. We never see your card number. The order is paid once our payment partner has confirmed the payment to us, which usually takes moments.',
        'If you come back from the payment page and are not sure whether a payment went through, check your orders before you pay again. If you are charged twice, we refund the second payment in full.',
      ],
    },
    {
      id: 'pickup-and-delivery',
      title: 'Pickup and delivery',
      paragraphs: [
        'Pickup at one of our stores is free. Bring the order number and proof of identity. We keep the goods for 14 days after telling you that they are ready.',
        'If you enter a delivery address at checkout, we deliver the goods there to you or to someone who signs for them. Tell us within 7 days if something is missing or arrives damaged.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns and faults',
      paragraphs: [
        `Unless the product page says otherwise, you may return unused goods within ${RETURN_DAYS} days of receiving them, with their labels and your order number. Underwear, earrings and anything sealed for hygiene cannot be returned once opened. We refund what you paid, in the way you paid it, within 14 days of getting the goods back.`,
        'If something was faulty from the start, we repair it, exchange it or refund it; where more than one is possible, the choice is yours. These terms do not limit your rights under the law of your country.',
      ],
    },
    {
      id: 'your-data',
      title: 'What we do with your data',
      paragraphs: [
        'We use your name, your phone number, your email and your addresses to prepare, hand over and invoice your orders and to answer you. If you pay in installments, we also share them with the creditor named in your agreement. We never sell them.',
        'This device keeps your sign-in, your cart, your wishlist, the products you viewed last, your last searches and, if you agree at checkout, your delivery address. Signing out removes all of these except the wishlist and the address, which is shown to your account only.',
      ],
    },
  ],
};

/** The additional terms for instalment purchases. */
const instalments = (durations: string): TermsPart => ({
  id: 'instalments',
  title: 'Paying in installments',
  sections: [
    {
      id: 'the-loan',
      title: 'What you agree to',
      paragraphs: [
        'A purchase in installments is a loan. The loan amount is the total of your order less your down payment. It is for this purchase only, comes from us or from the creditor we name, and is repaid monthly. Everything under “Buying from us” applies as well.',
        `You choose how long: ${durations}. You may choose any down payment that is less than the total, or none. To pay for the whole order, choose “Pay now”, which costs nothing extra.`,
      ],
    },
    {
      id: 'the-cost',
      title: 'What it costs',
      paragraphs: [
        'Interest is charged monthly on what you still owe, at the rate shown in your payment schedule. There are no fees for taking out the loan, keeping it or repaying it early.',
        'Before you agree, you see the loan amount, the duration, the rate, every payment with the balance after it, and the total. These figures are the agreement. If one of them changes before your order is placed, we show you the new schedule and ask you again.',
      ],
    },
    {
      id: 'the-review',
      title: 'Our review',
      paragraphs: [
        'Before you can pay in installments, we check whether you can afford the payments. You request this review in your account or with your first order in installments. Your account shows which step of the review you are at.',
        'Until it is approved, an order in installments is only saved: nothing is lent, owed or handed over. If we cannot approve it, we tell you, and you may pay for the order in full or cancel it.',
      ],
    },
    {
      id: 'down-payment',
      title: 'The down payment',
      paragraphs: [
        'Our payment partner takes the down payment. Once you are approved, you pay it at checkout, or later from the order in your account. We hand over the goods once it has arrived.',
        'If the order is cancelled before the goods are handed over, we refund the down payment in full.',
      ],
    },
    {
      id: 'your-payments',
      title: 'Your monthly payments',
      paragraphs: [
        'The first payment is due one month after you order, and the others on the same day of each following month, or on the last day of a shorter month. The last payment may differ slightly because the others are rounded.',
        'You may repay the remaining balance on any day. You then owe only that balance and the interest up to that day.',
      ],
    },
    {
      id: 'late',
      title: 'When a payment is late',
      paragraphs: [
        'If you know that you cannot pay on time, call us before the due date: we can usually agree on a new one. If a payment is still missing a week after its due date, we may charge a fee for it. You see the fee before you pay it.',
        'If two payments in a row are missed, we may ask for the whole remaining balance, after a letter that gives you 30 days to catch up. Until everything is repaid, we may decline further purchases in installments.',
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      paragraphs: [
        'You may withdraw from the loan within 14 days after the goods were handed over, by returning the goods or by paying for them in full. If you return goods later under “Returns and faults”, we reduce the loan by their price and send you a new schedule.',
        'You own the goods from the moment they are handed over. They are not security for the loan, and nobody will take them away.',
      ],
    },
  ],
});

/** `durations` names those of a loan: ‘1, 3 or 6 months’. */
export const termsOf = (durations: string): readonly TermsPart[] => [BUYING, instalments(durations)];
