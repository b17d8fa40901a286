import { withoutInvisible } from '~/domain/typed';
import { mayBeName } from './no-names';
import { isPrivate, sentencesOf, withoutShortLinks } from './sentences';
import { isSignOff, withoutGreetings } from './greeting';
import { withoutSignatures } from './signature';

const ONLY_TIME = /^Sent at [\d:apmnoidght]{1,8}\.$/;

export const smooth = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim();

const namesAny =
  (names: ReadonlySet<string>) =>
  (sentence: string): boolean =>
    sentence
      .split(/[^\p{L}'’-]+/u)
      .some((word) => names.has(word.replace(/['’]s?$/, '').toLowerCase()));

/**
 * Removes names in signatures and greetings, email addresses, numbers that are not a company's, and
 * text message boilerplate; a signature's time stays as "Sent at 8:39pm." If in doubt the sentence
 * goes, as does every sentence with a name from the signature. A removed line becomes an empty one.
 * `numbers` are the operator's own, digits only. docs/decisions/free-text.md
 */
export function redact(lines: readonly string[], numbers: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  const note = (name: string | null) => {
    if (name !== null && mayBeName(name)) names.add(name.replace(/['’]s?$/, '').toLowerCase());
  };
  let afterSignOff = false;
  const publicLines = lines.map((line) => {
    const { text, names: signers } = withoutSignatures(smooth(line));
    signers.forEach(note);
    return sentencesOf(text).flatMap((sentence) => {
      const { sentence: ungreeted, name } = withoutGreetings(sentence, afterSignOff);
      note(name);
      if (sentence !== '') afterSignOff = isSignOff(sentence);
      const rest =
        ungreeted !== null && !isPrivate(ungreeted, numbers) ? withoutShortLinks(ungreeted) : null;
      return rest === null ? [] : [rest];
    });
  });
  const isNamed = namesAny(names);
  const withoutNames = publicLines.map((sentences) =>
    sentences.filter((sentence) => !isNamed(sentence)),
  );
  return withoutNames.flat().every((sentence) => ONLY_TIME.test(sentence))
    ? lines.map(() => '')
    : withoutNames.map((sentences) => sentences.join(' '));
}
