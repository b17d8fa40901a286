import type { Video } from '~/cms/video';
import { useTexts } from '~/words/use-texts';
import { parts as partsTexts } from '#words/en.json';
import { VideoLink } from './video';

/** A British Sign Language version of the text beside it; nothing of it loads until it plays. */
export function SignVideo({ video }: { video: Video }) {
  const t = useTexts(partsTexts);
  return <VideoLink video={{ ...video, title: video.title ?? t('partSignVideo') }} />;
}

export const signVideoOf = ({ signLanguageVideo }: { signLanguageVideo: Video | null }) =>
  signLanguageVideo && <SignVideo video={signLanguageVideo} />;
