import { useHydrated } from '~/ui/use-hydrated';

/** A network's embed, loaded when it comes near; the server decides which are allowed. */
export default function Post({ src, title }: { src: string; title: string }) {
  if (!useHydrated()) return null;
  return (
    <iframe
      className="social-frame"
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
