import '@portal/ui/themes.css';

export const metadata = { title: 'Next' };

export default function Layout({ children }) {
  return (
    <html lang="de" data-portal-theme="light">
      <body>{children}</body>
    </html>
  );
}
