import type { Video } from '~/cms/video';
import { useTexts } from '~/words/use-texts';
import { parts as partsTexts } from '#words/en.json';
import { VideoLink } from './video';

/** What the words beside it say, in British Sign Language. Only where editors set a video; nothing of it is loaded until it plays. */
export function SignVideo({ video }: { video: Video }) {
  const t = useTexts(partsTexts);
  return <VideoLink video={{ ...video, title: video.title ?? t('partSignVideo') }} />;
}

/** That of a contact item, where it has one. */
export const signVideoOf = ({ signLanguageVideo }: { signLanguageVideo: Video | null }) =>
  signLanguageVideo && <SignVideo video={signLanguageVideo} />;
