import type { Video } from '~/cms/video';
import { useTexts } from '~/words/use-texts';
import { parts as partsTexts } from '#words/en.json';
import { VideoLink } from './video';

/**
 * A British Sign Language version of the text beside it. Only if editors set a video; nothing of it
 * loads until it plays.
 */
export function SignVideo({ video }: { video: Video }) {
  const t = useTexts(partsTexts);
  return <VideoLink video={{ ...video, title: video.title ?? t('partSignVideo') }} />;
}

/** Returns a contact item's sign language video, if any. */
export const signVideoOf = ({ signLanguageVideo }: { signLanguageVideo: Video | null }) =>
  signLanguageVideo && <SignVideo video={signLanguageVideo} />;
