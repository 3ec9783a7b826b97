import type * as v from 'valibot';
import { reply } from './envelope';
import { readWholeList } from './lists';
import { image, model, requiredId, text } from './readers';

export const slideSchema = model({
  id: requiredId,
  image_src: image,
  category: text,
  title: text,
  link_type: text,
  button_url: text,
  button_text: text,
});
export type Slide = v.InferOutput<typeof slideSchema>;

export const slidesReply = reply<Slide[]>(readWholeList(slideSchema, 'slide'), []);
