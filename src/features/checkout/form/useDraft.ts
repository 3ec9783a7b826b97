import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { accountKey } from '../../../lib/accountKey';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useEnvironment } from '../../../store/ShopProvider';
import { selectAccount } from '../../session/sessionSlice';
import { addressRemembered, choicesRestored, selectCheckoutChoices, selectRememberedAddress } from '../checkoutSlice';
import { addressIn } from './addressRules';
import { DRAFT_NAMES, type DraftTexts, EMPTY_TEXTS, readDraft, writeDraft } from './draft';

/** The checkout's draft: restored after a reload, an expired session or a visit to the payment page. */
export const useDraft = (): {
  texts: RefObject<DraftTexts>;
  onInput: (form: HTMLFormElement) => void;
  /** Empties the typed address, for example after the account has it. */
  dropAddress: () => void;
  isRemembered: boolean;
  remember: (wanted: boolean) => void;
} => {
  const dispatch = useAppDispatch();
  const { isTimeTravelling } = useEnvironment();
  const account = accountKey(useAppSelector(selectAccount));
  const mayKeep = useAppSelector((state) => state.session.keep);
  const { paymentType, duration, downPayment, deliverySet, pickupStore } = useAppSelector(selectCheckoutChoices);
  const remembered = useAppSelector(selectRememberedAddress);
  const isRemembered = remembered?.account === account;
  const [first] = useState(() => {
    const draft = readDraft(account);
    if (draft) return draft;
    return { texts: isRemembered ? { ...EMPTY_TEXTS, ...addressIn(remembered) } : EMPTY_TEXTS, choices: null };
  });
  const texts = useRef<DraftTexts>(first.texts);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (first.choices) dispatch(choicesRestored(first.choices));
  }, [dispatch, first]);

  const write = () => {
    const choices = { paymentType, duration, downPayment, deliverySet, pickupStore };
    // Nothing is stored during time travel, and nothing personal on a shared phone.
    if (mayKeep && !isTimeTravelling()) writeDraft(account, { texts: texts.current, choices });
  };
  useEffect(() => {
    // Skips the first run: a restored draft is stored already, and the choices are still the earlier ones.
    if (!isFirst.current) write();
    isFirst.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onInput` stores typed texts
  }, [paymentType, duration, downPayment, deliverySet, pickupStore]);

  return {
    texts,
    onInput: (form) => {
      const data = new FormData(form);
      for (const name of DRAFT_NAMES) {
        const value = data.get(name);
        // A saved address is in hidden fields. The account has it, so the draft keeps only which one it is.
        const isTyped = form.querySelector(`[hidden][name=${name}]`) === null;
        if (typeof value === 'string' && isTyped) texts.current = { ...texts.current, [name]: value };
      }
      write();
    },
    dropAddress: () => {
      texts.current = { ...texts.current, ...addressIn({}) };
      write();
    },
    isRemembered,
    remember: (wanted) => {
      dispatch(addressRemembered(wanted ? { account, ...addressIn(texts.current) } : null));
    },
  };
};
