import '@portal/ui/themes.css';
import { Providers } from './providers.jsx';

export const metadata = { title: 'Next' };

export default function Layout({ children }) {
  return (
    <html lang="de" data-portal-theme="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
