import { prefixOfWord } from '../../address/read-address.ts';
import type { Speech } from '../languages/speech.ts';

/** The address of a page's preview picture: "/deutsch/og/home.png". */
export function pictureAddress({ language }: Pick<Speech, 'language'>, name: string): string {
  return `${prefixOfWord(language.word)}/og/${name}.png`;
}
