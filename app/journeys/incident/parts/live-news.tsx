import { useEffect, useRef, useState } from 'react';
import type { Instant } from '~/domain/time/instant';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/**
 * Says aloud that the stage or the estimate changed, and nothing else: focus stays where it is, and a page that merely asked again
 * is silent. A new time is called one; one that has passed by itself is not. Stands before the answer, which is marked for whoever
 * sees it (incident.css). Decision J-902.
 */
export function LiveNews({ sentence, estimate = null }: { sentence: string; estimate?: Instant | null }) {
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
