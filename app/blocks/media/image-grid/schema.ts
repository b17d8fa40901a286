import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Item = z.object({ image: Image, title: Words, text: Words, link: optional(Link) });

export const ImageGridSchema = z.object({ title: Words, items: listOf(Item) });
export type ImageGridProps = z.output<typeof ImageGridSchema>;
