import { useEffect, useRef, useState } from 'react';
import type { Instant } from '~/domain/time/instant';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/**
 * Announces a change of stage or estimate and nothing else: focus stays, and a refresh without
 * changes is silent. A new time is announced as new; one that has simply passed is not. Comes
 * before the answer, whose change is marked visually (incident.css) (J-902).
 */
export function LiveNews({
  sentence,
  estimate = null,
}: {
  sentence: string;
  estimate?: Instant | null;
}) {
  const t = useTexts(incidentTexts);
  const said = useRef({ sentence, estimate });
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = said.current;
    if (sentence === before.sentence) return;
    said.current = { sentence, estimate };
    const isNewTime = estimate !== null && estimate !== before.estimate && estimate > Date.now();
    setNews(t(isNewTime ? 'newEstimate' : 'changed', { sentence }));
  }, [sentence, estimate, t]);
  return (
    <p className="hide said" role="status">
      {news}
    </p>
  );
}
