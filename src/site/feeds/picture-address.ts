import type { Speech } from '../languages/speech.ts';

/** Where the picture for previews of a page is: "/deutsch/og/home.png". */
export function pictureAddress({ language }: Pick<Speech, 'language'>, name: string): string {
  const { word } = language;
  return `${word === '' ? '' : `/${word}`}/og/${name}.png`;
}
