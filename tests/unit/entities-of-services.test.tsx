import { describe, expect, it } from 'vitest';
import { htmlOf } from '../support/render-block';
import { fromLondon } from '~/domain/time/london-time';
import { shows } from '../support/shows-field';

const image = { url: '/media/a.svg', altText: 'A van', umbracoWidth: 320, umbracoHeight: 180 };
const now = fromLondon(2026, 11, 20, 15);

describe('an item of the accordion [J-618 to J-621, J-623 to J-625]', () => {
  const item = {
    accordionItemTitle: 'How long do they last?',
    accordionLabel: 'New',
    accordionLabelExpirationDateTime: '2026-11-20T23:59:00',
    accordionDescription: '<p>Most are over in two hours.</p>',
    accordionImage: image,
    accordionImageOverlay: 'Two hours',
    accordionLinkItems: {
      linkSetTitle: 'Do next',
      linkSetLinks: [{ uRL: { url: '/next', name: 'Next' } }],
    },
    accordionItemGroupedLinks: [
      { linkSetTitle: 'See', linkSetLinks: [{ uRL: { url: '/map', name: 'The map' } }] },
    ],
    categories: [{ name: 'Power cuts', icon: 'power-cut' }],
  };
  const film = {
    ...item,
    accordionVideoID: 'aB3_dE-f9hI',
    accordionVideoPlayText: 'See how we help',
  };
  const draw = (wire: unknown) =>
    htmlOf({ __typename: 'ServiceAccordion', items: [wire] }, { now });
  it.each([
    ['J-613', item, 'accordionItemTitle'],
    ['J-614', item, 'accordionLabel'],
    ['J-616', item, 'accordionDescription'],
    ['J-617', item, 'accordionImage', 'src="/media/a.svg"'],
    ['J-618', item, 'accordionImageOverlay'],
    ['J-619', film, 'accordionVideoID', 'watch?v=aB3_dE-f9hI'],
    ['J-620', film, 'accordionVideoPlayText'],
    ['J-621', item, 'accordionLinkItems.linkSetTitle'],
    ['J-622', item, 'accordionLinkItems.linkSetLinks', 'href="/next"'],
    ['J-623', item, 'accordionItemGroupedLinks', 'href="/map"'],
    ['J-624', item, 'categories.0.name'],
    ['J-625', item, 'categories.0.icon'],
  ])('%s: %j, %s [J-613, J-616, J-617, J-622]', (_, wire, path, needle?: string) =>
    shows(draw, wire, path, needle),
  );
  it('its label until it ends [J-614, J-615, J-707]', () => {
    expect(draw(item)).toContain('>New</span>');
    expect(
      draw({ ...item, accordionLabelExpirationDateTime: '2026-11-20T14:59:00' }),
    ).not.toContain('>New</span>');
  });
});

describe('a chart [J-627 to J-629, J-634 to J-636]', () => {
  const bars = {
    type: 'stackedBar',
    xAxis1Labels: ['2024', '2025'],
    xAxis2Labels: ['all', 'to November'],
    datasets: [{ label: 'Under 1 hour', data: [57, 71] }],
  };
  const lineBar = {
    type: 'lineBar',
    xAxis1Labels: ['Jan', 'Feb'],
    barData: { label: 'Made', data: [1180, 1240] },
    lineData: { label: 'On time', data: [88, 91] },
  };
  const pie = { type: 'pie', pieChartCategories: [{ name: 'New cables', percentage: 52 }] };
  const draw = (chart: unknown) =>
    htmlOf({ __typename: 'Charts', charts: [{ chartTitle: 'Our record', chart }] });
  it.each([
    ['J-627', bars, 'datasets', 'Under 1 hour'],
    ['J-628', bars, 'xAxis1Labels', '2025, to November'],
    ['J-629', bars, 'xAxis2Labels', '2025, to November'],
    ['J-633', lineBar, 'barData', '1,240'],
    ['J-634', lineBar, 'lineData', '91%'],
    ['J-635', pie, 'pieChartCategories.0.name'],
    ['J-636', pie, 'pieChartCategories.0.percentage', '52%'],
  ])('%s: %j, %s', (_, wire, path, needle?: string) => shows(draw, wire, path, needle));
  it('its title, and its percentages unless they are hidden [J-626, J-632, J-633]', () => {
    expect(draw(bars)).toContain('<h3>Our record</h3>');
    expect(draw(bars)).toContain('71%');
    expect(draw({ ...bars, hidePercentagesAxis: true })).not.toContain('71%');
  });
});
