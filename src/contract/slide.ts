import * as v from 'valibot';
import { reply } from './envelope';
import { readWholeList } from './lists';
import { image, requiredId, shape, text } from './readers';

export const slideSchema = v.pipe(
  shape({
    id: requiredId,
    image_src: image,
    category: text,
    title: text,
    link_type: text,
    button_url: text,
    button_text: text,
  }),
  v.transform(({ image_src, link_type, button_url, button_text, ...rest }) => ({
    ...rest,
    imageSrc: image_src,
    linkType: link_type,
    buttonUrl: button_url,
    buttonText: button_text,
  })),
);
export type Slide = v.InferOutput<typeof slideSchema>;

export const slidesReply = reply<Slide[]>(readWholeList(slideSchema, 'slide'), []);
