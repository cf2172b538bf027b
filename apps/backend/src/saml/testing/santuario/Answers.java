import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Security;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.xml.security.Init;
import org.apache.xml.security.encryption.EncryptedData;
import org.apache.xml.security.encryption.EncryptedKey;
import org.apache.xml.security.encryption.XMLCipher;
import org.apache.xml.security.keys.KeyInfo;
import org.apache.xml.security.signature.XMLSignature;
import org.apache.xml.security.transforms.Transforms;
import org.apache.xml.security.transforms.params.InclusiveNamespaces;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Signs and encrypts answers with Apache Santuario, with which BundID's own software (Shibboleth) does it: answers that no code of this project
 * made. With the JAR files of the Debian packages libxml-security-java, libbcprov-java, libcommons-codec-java and libslf4j-java in the class
 * path: java Answers.java answer.xml keys-folder; the answer declares the namespace xsd
 */
public class Answers {
  static final String DS = "http://www.w3.org/2000/09/xmldsig#";
  static final String SAML = "urn:oasis:names:tc:SAML:2.0:assertion";
  static final String SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
  static final String RSA = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
  static final String PSS = "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1";
  static final String MGF1P = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p";
  static final String OAEP11 = "http://www.w3.org/2009/xmlenc11#rsa-oaep";
  static final String MGF_SHA256 = "http://www.w3.org/2009/xmlenc11#mgf1sha256";
  static final String GCM128 = "http://www.w3.org/2009/xmlenc11#aes128-gcm";
  static final String GCM256 = "http://www.w3.org/2009/xmlenc11#aes256-gcm";
  static final String CBC256 = "http://www.w3.org/2001/04/xmlenc#aes256-cbc";

  static String pem(Path file, String kind) throws Exception {
    String text = Files.readString(file);
    int begin = text.indexOf("-----BEGIN " + kind + "-----");
    int end = text.indexOf("-----END " + kind + "-----");
    return text.substring(text.indexOf('\n', begin), end).replaceAll("\\s", "");
  }

  static PrivateKey key(Path file) throws Exception {
    byte[] der = Base64.getDecoder().decode(pem(file, "PRIVATE KEY"));
    return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
  }

  static X509Certificate certificate(Path file) throws Exception {
    byte[] der = Base64.getDecoder().decode(pem(file, "CERTIFICATE"));
    return (X509Certificate)
        CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(der));
  }

  static Document parse(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  static String serialize(Node node) throws Exception {
    Transformer transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    java.io.StringWriter out = new java.io.StringWriter();
    transformer.transform(new DOMSource(node), new StreamResult(out));
    return out.toString();
  }

  /** @param prefixes namespaces that the canonicalization keeps, as OpenSAML writes them for xs:string; null for none */
  static void sign(Document document, Element element, String algorithm, String prefixes, Path keyFile) throws Exception {
    element.setIdAttribute("ID", true);
    XMLSignature signature =
        new XMLSignature(document, "", algorithm, Transforms.TRANSFORM_C14N_EXCL_OMIT_COMMENTS);
    Node issuer = element.getElementsByTagNameNS(SAML, "Issuer").item(0);
    element.insertBefore(signature.getElement(), issuer.getNextSibling());
    Transforms transforms = new Transforms(document);
    transforms.addTransform(Transforms.TRANSFORM_ENVELOPED_SIGNATURE);
    if (prefixes == null) transforms.addTransform(Transforms.TRANSFORM_C14N_EXCL_OMIT_COMMENTS);
    else {
      Element list = new InclusiveNamespaces(document, prefixes).getElement();
      transforms.addTransform(Transforms.TRANSFORM_C14N_EXCL_OMIT_COMMENTS, list);
    }
    signature.addDocument("#" + element.getAttribute("ID"), transforms, SHA256);
    signature.addKeyInfo(certificate(keyFile));
    signature.sign(key(keyFile));
  }

  static void encrypt(Document document, Element assertion, String data, String transport, String digest, String mgf, Path keyFile)
      throws Exception {
    KeyGenerator generator = KeyGenerator.getInstance("AES");
    generator.init(data.equals(GCM128) ? 128 : 256);
    SecretKey secret = generator.generateKey();
    XMLCipher keyCipher = XMLCipher.getInstance(transport, null, digest);
    keyCipher.init(XMLCipher.WRAP_MODE, certificate(keyFile).getPublicKey());
    EncryptedKey encryptedKey = keyCipher.encryptKey(document, secret, mgf, null);
    XMLCipher cipher = XMLCipher.getInstance(data);
    cipher.init(XMLCipher.ENCRYPT_MODE, secret);
    EncryptedData encrypted = cipher.getEncryptedData();
    KeyInfo keyInfo = new KeyInfo(document);
    keyInfo.add(encryptedKey);
    encrypted.setKeyInfo(keyInfo);
    Element holder = document.createElementNS(SAML, "saml2:EncryptedAssertion");
    holder.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:saml2", SAML);
    assertion.getParentNode().replaceChild(holder, assertion);
    holder.appendChild(assertion);
    cipher.doFinal(document, assertion, false);
  }

  public static void main(String[] arguments) throws Exception {
    Security.addProvider(new BouncyCastleProvider());
    System.setProperty("org.apache.xml.security.ignoreLineBreaks", "true");
    Init.init();
    String response = Files.readString(Path.of(arguments[0]));
    Path provider = Path.of(arguments[1], "provider.pem");
    Path portal = Path.of(arguments[1], "portal.pem");
    String[][] variants = {
      {"plain-rsa", RSA, null, null, null, null, null, null},
      {"plain-pss", PSS, null, null, null, null, null, null},
      {"plain-rsa-prefixes", RSA, null, null, null, null, null, "xsd"},
      {"rsa-mgf1p-cbc256", RSA, CBC256, MGF1P, null, null, null, null},
      {"pss-mgf1p-gcm128", PSS, GCM128, MGF1P, null, null, null, null},
      {"pss-mgf1p-gcm256", PSS, GCM256, MGF1P, null, null, null, null},
      {"pss-mgf1p-gcm256-response-signed", PSS, GCM256, MGF1P, null, null, PSS, null},
      {"pss-mgf1p-sha256-gcm256", PSS, GCM256, MGF1P, SHA256, null, null, null},
      {"pss-oaep11-sha256-gcm256", PSS, GCM256, OAEP11, SHA256, MGF_SHA256, null, null},
    };
    for (String[] variant : variants) {
      Document document = parse(response);
      Element assertion = (Element) document.getElementsByTagNameNS(SAML, "Assertion").item(0);
      sign(document, assertion, variant[1], variant[7], provider);
      if (variant[2] != null) encrypt(document, assertion, variant[2], variant[3], variant[4], variant[5], portal);
      if (variant[6] != null) sign(document, document.getDocumentElement(), variant[6], null, provider);
      Files.writeString(Path.of(variant[0] + ".xml"), serialize(document) + "\n");
    }
  }
}
