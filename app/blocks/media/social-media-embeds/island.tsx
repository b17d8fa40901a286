import { useAlive } from '~/ui/use-alive';

/** A post as its network shows it, when it comes near: only the server says which may be shown. */
export default function Post({ src, title }: { src: string; title: string }) {
  if (!useAlive()) return null;
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
