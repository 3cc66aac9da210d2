export const revalidate = 30;
export const generateStaticParams = () => [];

export default function HomePage() {
  return <main>Home {new Date().toISOString()}</main>;
}
