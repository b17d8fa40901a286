import { describe, expect, it } from 'vitest';
import { LiveData, Settings } from '~/server/content/schema';
import { popUpFor } from './rota-load.server';

const button = (name: string, url = '/power-cut') => ({ url, name });
const base = {
  operator: {
    name: 'M',
    nameLead: 'M',
    nameRest: '',
    strapline: '',
    phone: '105',
    phoneHref: 'tel:105',
  },
  distributors: [],
  powerSharingScheduleUrl: 'https://schedule.example/',
  reportPowerCutUrl: '/r',
  textUpdatesUrl: '/t',
  navigation: [],
  footerGroups: [],
  contactItems: [],
  places: [],
};
const full = {
  powerSharingPopUpTitle: 'In turns',
  powerSharingPopUpMessage: 'Check <b>when</b>.<script>x</script>',
  powerSharingPopUpButtons: [button('A'), button('B'), button('C')],
};
const popUp = (content: Partial<typeof full>, powerSharingEnabled = true) =>
  popUpFor({
    live: () => LiveData.parse({ powerSharingEnabled }),
    settings: () => Settings.parse({ ...base, powerSharingPopUp: content }),
  });

describe('popUpFor [J-005]', () => {
  it('shows title, clean message and two buttons at most [L-117 to L-120]', () =>
    expect(popUp(full)).toEqual({
      title: 'In turns',
      message: '<p>Check <strong>when</strong>.</p>',
      buttons: [
        { href: '/power-cut', name: 'A' },
        { href: '/power-cut', name: 'B' },
      ],
    }));
  it('leaves out a button that leads to script', () =>
    expect(
      popUp({ ...full, powerSharingPopUpButtons: [button('A', 'javascript:x')] })?.buttons,
    ).toEqual([]));
  it.each([
    ['power sharing is off', full, false],
    ['there is no title', { ...full, powerSharingPopUpTitle: ' ' }, true],
    ['there is no message', { ...full, powerSharingPopUpMessage: '' }, true],
    ['there is no content at all', {}, true],
  ])('stays shut when %s', (_, content, on) => expect(popUp(content, on)).toBeNull());
});
