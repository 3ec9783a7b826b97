import type { ReactNode } from 'react';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';

export const MESSAGE_NAMES = { name: 'name', email: 'email', message: 'message' } as const;
export const MESSAGE_FIELDS = ['name', 'email', 'message'] as const;
type Name = (typeof MESSAGE_FIELDS)[number];

interface MessageFieldsProps {
  field: (name: Name) => { name: string; error: ReactNode; onInput: () => void };
  /** What the fields start with. */
  texts?: Record<Name, string>;
}

export const MessageFields = ({ field, texts }: MessageFieldsProps) => (
  <>
    <Field {...field('name')} label="Name" autoComplete="name" maxLength={200} defaultValue={texts?.name} />
    <EmailField {...field('email')} label="Email" maxLength={200} defaultValue={texts?.email} />
    <Field {...field('message')} label="Message" rows={5} maxLength={4000} defaultValue={texts?.message} />
  </>
);
