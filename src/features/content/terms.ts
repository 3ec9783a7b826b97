import { DURATIONS_TEXT } from '../../domain/durations';

/** One matter of the terms; `id` is its address on the page. */
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

/** What every order goes by. A retailer's own lawyer has the last word on it. */
const BUYING: TermsPart = {
  id: 'buying',
  title: 'Buying from us',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who these terms are between',
      paragraphs: [
        'These terms are between you, the person who places an order, and us, the shop named at the head of every page. They hold for every order placed here from the moment you place it. If we change them later, your order keeps the terms it was placed under.',
        'You need an account to order, and you must be of age to enter a contract where you live. Keep your password to yourself: what is ordered with it counts as ordered by you, unless you have told us that somebody else has it.',
      ],
    },
    {
      id: 'goods-and-prices',
      title: 'Goods and prices',
      paragraphs: [
        'Pictures and descriptions show the goods as well as a screen can. Colours may look different on yours. Measurements in the size guide are a help for choosing, not a promise to the centimetre.',
        'A price holds while it is shown. It includes the taxes that are due at the place of the store. The price of your order is the one on the checkout page when you confirm it; a later change touches neither what you pay nor what we owe you.',
        'Should a price be so wrong that anybody would see it, we may decline the order. You then get back everything that you have paid for it.',
      ],
    },
    {
      id: 'your-order',
      title: 'Your order',
      paragraphs: [
        'What stands in your bag is not reserved. Stock is counted when you confirm; if something has just been sold to somebody else, the checkout says so before you pay.',
        'With the confirmation you offer to buy. We accept by setting the order to be prepared, or by handing the goods over, whichever comes first. Every order has an order code; your account shows it together with what you ordered and where it stands.',
        'As long as an order is Pending you may cancel it yourself in your account, without a reason and without a charge.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying at once',
      paragraphs: [
        'When you choose “Pay now”, a payment provider takes the payment on a page of its own. We never see the number of your card. The order is paid when the provider has confirmed it to us, which usually takes moments.',
        'If you come back from the provider and are not sure whether a payment went through, look at your orders before you pay again. A sum that was taken twice is returned in full.',
      ],
    },
    {
      id: 'pickup-and-delivery',
      title: 'Pickup and delivery',
      paragraphs: [
        'Pickup at one of our stores is free. Bring the order code and something that shows who you are. We keep the goods for 14 days after telling you that they are ready.',
        'If you give a delivery address at checkout, we bring the goods there or hand them to somebody who opens the door and signs. Tell us within 7 days if something is missing or has come broken.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns and faults',
      paragraphs: [
        'Unless the page of a product says otherwise, you may return unused goods within 14 days after you received them, with their labels and your order code. Underwear, earrings and anything sealed for hygiene are excepted once opened. We return what you paid, in the way you paid it, within 14 days after the goods are back.',
        'If something was faulty from the start, we repair it, exchange it or give your money back; which of them is up to you where more than one is possible. Your rights under the law of your country stand beside this and are not made smaller by it.',
      ],
    },
    {
      id: 'your-data',
      title: 'What we do with your data',
      paragraphs: [
        'We use your name, your phone number, your email and your addresses to prepare, hand over and invoice your orders and to answer you. For a purchase in instalments they also go to the creditor named in your agreement. We sell them to nobody.',
        'This device keeps your sign-in, your bag and your wishlist. Signing out removes the sign-in and the bag.',
      ],
    },
  ],
};

/** What is added when a purchase is paid in instalments. */
const INSTALMENTS: TermsPart = {
  id: 'instalments',
  title: 'Paying in instalments',
  sections: [
    {
      id: 'the-loan',
      title: 'What you agree to',
      paragraphs: [
        'A purchase in instalments is a loan. The loan amount is the total of your order less your down payment. It is lent to you for this purchase alone, by us or by the creditor whom we name, and you repay it month by month. Everything under “Buying from us” holds as well.',
        `You choose how long: ${DURATIONS_TEXT}. You may choose a down payment of anything from nothing to less than the total. An order that you want to pay whole is paid with “Pay now”, and costs nothing extra.`,
      ],
    },
    {
      id: 'the-cost',
      title: 'What it costs',
      paragraphs: [
        'Interest is charged by the month on what you still owe, at the rate shown in your payment schedule. There is no fee for taking the loan, none for having it, and none for repaying it early.',
        'Before you agree you see the loan amount, the duration, the rate, every payment with what remains after it, and all payments together. These figures are the agreement. If one of them would change before your order is placed, you see the new schedule and are asked again.',
      ],
    },
    {
      id: 'the-review',
      title: 'Our review',
      paragraphs: [
        'Before you can pay in instalments we look at whether the payments fit your means. You ask for this review in your account or with your first order in instalments. Your account shows how it stands: Created, Pending Review, Approved, or Process for Payment.',
        'Until it is approved, an order in instalments is saved and nothing is lent, nothing is owed and nothing is handed over. If we cannot approve it, we tell you, and you may pay the order at once or cancel it.',
      ],
    },
    {
      id: 'down-payment',
      title: 'The down payment',
      paragraphs: [
        'A down payment is taken by the payment provider. Once you are approved, you pay it at checkout, or later from the order in your account. The goods are handed over when it has arrived.',
        'If the order is cancelled before the goods are handed over, the down payment is returned in full.',
      ],
    },
    {
      id: 'your-payments',
      title: 'Your monthly payments',
      paragraphs: [
        'The first payment is due one month after the goods are handed over, and the others on the same day of the months that follow; in a shorter month on its last day. The last payment may differ by a few small coins, because the others are rounded.',
        'You may repay the whole rest on any day. You then owe what remains after your last payment and the interest up to that day, and nothing else.',
      ],
    },
    {
      id: 'late',
      title: 'When a payment is late',
      paragraphs: [
        'Call us before the day comes if you see that you cannot pay: most of the time we find a new date together. If a payment is late we remind you, without a charge, and give you 14 days.',
        'If it has not arrived by then, interest at the agreed rate runs on the late payment until it comes; no interest is charged on interest. If two payments in a row are missing, we may ask for the whole rest, after a letter that gives you 30 days to catch up. Until everything is repaid we may decline further purchases in instalments.',
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      paragraphs: [
        'You may withdraw from the loan within 14 days after the goods were handed over, by returning the goods or by paying them whole. Returning goods later under “Returns and faults” makes the loan smaller by their price, and we send you a new schedule.',
        'Ownership of the goods passes to you when they are handed over. They are not a security for the loan, and nobody will come to take them away.',
      ],
    },
  ],
};

export const TERMS: readonly TermsPart[] = [BUYING, INSTALMENTS];
