import { expect, it } from 'vitest';
import {
  ANN,
  clock,
  cut,
  restored,
  START,
  textingPhone,
} from '../../../../tests/support/texting-phone';
import { describeOnOneStore } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';

const undo = undoAfterEach();
const LIVE = { reference: 'INCD-1-A', live: true, place: 'CB1 9ZA' } as const;

describeOnOneStore('an answer to a text, in the language that was chosen', (makeStore) => {
  const begin = async () => {
    clock.now = START;
    return textingPhone(await makeStore(), (step) => void undo.push(step));
  };

  it('is in Welsh for whoever signed up in Welsh, whatever words they use', async () => {
    const phone = await begin();
    await phone.follow({ ...LIVE, language: 'cy' });
    const status = expect.stringMatching(
      /^Meridian, 10 Maw, hanner dydd: Toriad trydan yn CB1 9: .*15:00 a 16:00 Maw 10 Maw\. https\S+\/cy\/power-cut\/incident/,
    ) as string;
    for (const word of ['STATUS', 'Statws']) expect(await phone.text(word)).toEqual([status]);
    for (const word of ['help', 'cymorth', 'Beth?'])
      expect(await phone.text(word)).toEqual([expect.stringMatching(/^Meridian: atebwch STATUS/)]);
    expect(await phone.text('I ffwrdd')).toEqual([
      expect.stringMatching(/nid yw'r un o'r toriadau trydan/),
    ]);
    await phone.show(restored);
    expect(await phone.text('Mae’r trydan i ffwrdd')).toEqual([
      expect.stringMatching(/^Meridian: atebwch/),
    ]);
    expect(await phone.text('I ffwrdd o hyd')).toEqual([
      expect.stringMatching(/CB1 9ZA heb drydan o hyd \(INCD-1-A\)/),
    ]);
  });

  it.each(['STOP', 'Stopio'])(
    '%s is confirmed in it, though nothing is kept of the number by then',
    async (word) => {
      const phone = await begin();
      await phone.follow({ ...LIVE, language: 'cy' });
      const [confirmed, ...more] = await phone.text(word);
      expect(more).toEqual([]);
      expect(confirmed).toMatch(
        /^Meridian: mae eich negeseuon testun wedi dod i ben\..*\/cy\/power-cut\/text-updates/,
      );
      expect(phone.sent.at(-1)?.to).toBe(ANN);
      expect(await phone.storedRows()).not.toMatch(/"cy"|7700900001/);
      // Nobody knows any more what was chosen: the word says it.
      expect(await phone.text('STOP')).toEqual([expect.stringMatching(/gets no more texts/)]);
      expect(await phone.text('Atal')).toEqual([
        expect.stringMatching(/ni fydd y rhif hwn yn cael rhagor/),
      ]);
    },
  );

  it('is in English for whoever signed up in English, and in Welsh for a stranger who writes Welsh', async () => {
    const phone = await begin();
    expect(await phone.text('Statws')).toEqual([
      expect.stringMatching(/^Meridian: nid yw'r rhif hwn/),
    ]);
    expect(await phone.text('STATUS')).toEqual([
      expect.stringMatching(/^Meridian: this number gets no texts/),
    ]);
    await phone.follow(LIVE);
    expect(await phone.text('STATWS')).toEqual([
      expect.stringMatching(/: Power cut in CB1 9: back between/),
    ]);
    await phone.show(cut);
    expect(await phone.text('Stopio')).toEqual([
      expect.stringMatching(/^Meridian: your text updates are stopped/),
    ]);
  });
});
